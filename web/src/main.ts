import { mount } from 'svelte'
import './page.css'
import App from './App.svelte'
import { chooseLanguage, preferredLanguage } from './words.svelte'

await chooseLanguage(preferredLanguage())
mount(App, { target: document.body })
