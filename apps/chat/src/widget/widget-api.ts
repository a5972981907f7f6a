import type { WidgetLook } from '@glossa/contracts';

/** What a site may do with the widget: `Glossa.open()` on a button of its own. */
export type WidgetApi = {
  open(): void;
  close(): void;
  toggle(): void;
  /** Called by the script that knows the bot's look. Null: the bot can't talk, and there is no button. */
  wear(look: WidgetLook | null): void;
  /** The loader leaves here, for the widget that is still on its way, where it stands and what was called. */
  early?: { tag: HTMLScriptElement; calls: ((api: WidgetApi) => void)[] };
};

declare global {
  interface Window {
    Glossa?: WidgetApi;
  }
}
