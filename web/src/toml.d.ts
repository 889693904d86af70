declare module '*/symbols.toml' {
  const symbols: Record<string, string>
  export default symbols
}
declare module '*.toml' {
  const edition: {
    compass: string
    tile: { kind: string; land: number[][]; sea: number[][] }[]
  }
  export default edition
}
