import type { ChatPage } from '@glossa/contracts';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { Host } from '../host/host.ts';

/** The page as the host wants it shown: what the editor has not saved yet stands over what is saved. */
export function useHostedPage(host: Host, page: ChatPage): { page: ChatPage; isWidget: boolean } {
  const { look, isWidget } = useSyncExternalStore(host.subscribe, host.getState);
  if (look === null) return { page, isWidget };
  const { botName, greeting, accentColor } = look;
  // An empty greeting means the assistant's own words, which only the server knows.
  const openings = greeting === '' ? page.openings : greetingIn(page, greeting);
  return { page: { ...page, botName, openings, look: { ...page.look, accentColor } }, isWidget };
}

/** The owner's greeting is in the bot's language; clients of others hear the assistant's own words. */
function greetingIn({ openings, language }: ChatPage, greeting: string): ChatPage['openings'] {
  return { ...openings, [language]: { ...openings[language], greeting } };
}

/** Escape closes the widget, unless something is open over the chat. Opened, it is ready to write in. */
export function useWidget(host: Host, isWidget: boolean, field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (!isWidget) return;
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) host.close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [host, isWidget]);

  // A phone's keyboard would cover half of what the client has not read yet.
  useEffect(
    () =>
      host.onOpened(() => {
        if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
      }),
    [host, field],
  );
}
