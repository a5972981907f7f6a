// What a studio puts into its own site: a button in a corner, and the chat in a frame behind it. It stores
// nothing, sets no cookie, asks nothing before the first click, and moves nothing of the page around it.
import { mountWidget, type WidgetApi } from './mount-widget.ts';
import { readSettings } from './settings.ts';

declare global {
  interface Window {
    Glossa?: WidgetApi;
  }
}

const script = document.currentScript ?? document.querySelector('script[data-bot][src*="/widget.js"]');
const settings = script instanceof HTMLScriptElement ? readSettings(script) : null;

function start(): void {
  // A script that stands in the page twice still makes one button.
  if (settings !== null && window.Glossa === undefined) window.Glossa = mountWidget(window, settings);
}

if (document.body === null) document.addEventListener('DOMContentLoaded', start);
else start();
