// What a studio puts into its own site. It brings two things along, side by side: the widget, which is the same for
// everybody and kept by the browser, and how this bot's button looks today.
import type { WidgetApi } from './widget-api.ts';

const script = document.currentScript ?? document.querySelector('script[data-bot][src*="/widget.js"]');

function load(tag: HTMLScriptElement): void {
  const { origin } = new URL(tag.src);
  const { bot = '', preview } = tag.dataset;
  const calls: ((api: WidgetApi) => void)[] = [];
  window.Glossa = {
    open: () => calls.push((api) => api.open()),
    close: () => calls.push((api) => api.close()),
    toggle: () => calls.push((api) => api.toggle()),
    wear: (look) => calls.push((api) => api.wear(look)),
    early: { tag, calls },
  };
  const bring = (path: string) => {
    const part = document.createElement('script');
    part.src = origin + path;
    part.nonce = tag.nonce;
    document.head.append(part);
  };
  if (preview === undefined)
    bring(`/api/chat/${encodeURIComponent(bot)}/widget.js?lang=${document.documentElement.lang}`);
  bring('/chat-app/widget-body.js');
}

// A script that stands in the page twice still makes one button.
if (script instanceof HTMLScriptElement && window.Glossa === undefined) load(script);
