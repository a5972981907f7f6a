import type { ChatPage } from '@glossa/contracts';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { Host } from '../host/host.ts';
import type { HostScheme, PreviewLook } from '../host/host-message.ts';

type HostedPage = {
  page: ChatPage;
  isWidget: boolean;
  /** The site around the chat keeps the key to the talk, if it must. */
  canKeep: boolean;
  /** The owner's choice, else the site's; null leaves it to the reader's device. */
  scheme: HostScheme | null;
};

/** The page as the host wants it shown: what the editor has not saved yet stands over what is saved. */
export function useHostedPage(host: Host, saved: ChatPage): HostedPage {
  const { look, isWidget, canKeep, scheme } = useSyncExternalStore(host.subscribe, host.getState);
  const page = look === null ? saved : previewed(saved, look);
  return { page, isWidget, canKeep, scheme: look?.scheme ?? chosenScheme(page) ?? scheme };
}

function chosenScheme({ look: { scheme = 'AUTO' } }: ChatPage): HostScheme | null {
  if (scheme === 'AUTO') return null;
  return scheme === 'DARK' ? 'dark' : 'light';
}

function previewed(page: ChatPage, { botName, greeting, accentColor }: PreviewLook): ChatPage {
  // An empty greeting means the assistant's own words, which only the server knows.
  const openings = greeting === '' ? page.openings : greetingIn(page, greeting);
  const look = { ...page.look, accentColor, scheme: 'AUTO' as const };
  return { ...page, botName, openings, look };
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
