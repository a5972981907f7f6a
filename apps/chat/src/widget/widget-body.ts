// The widget itself: a button in a corner of a studio's site, and the chat in a frame behind it. It sets no cookie,
// loads no chat before a visitor's first click, and moves nothing of the page around it. The site's own storage keeps
// the look of last time, how far a talk was read and, where the frame may keep nothing, the key to the talk.
import { mountWidget } from './mount-widget.ts';
import { readSettings } from './settings.ts';

const early = window.Glossa?.early;
const settings = early ? readSettings(early.tag) : null;

function start(): void {
  if (!early || settings === null) return;
  const api = mountWidget(window, settings);
  window.Glossa = api;
  for (const call of early.calls) call(api);
}

if (document.body === null) document.addEventListener('DOMContentLoaded', start);
else start();
