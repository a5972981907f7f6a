const words = {
  en: ['Open chat', 'Close chat', 'new message', 'Open the chat in a new tab', 'Dismiss'],
  de: ['Chat öffnen', 'Chat schließen', 'neue Nachricht', 'Chat in neuem Tab öffnen', 'Ausblenden'],
  uk: ['Відкрити чат', 'Закрити чат', 'нове повідомлення', 'Відкрити чат у новій вкладці', 'Сховати'],
  ru: ['Открыть чат', 'Закрыть чат', 'новое сообщение', 'Открыть чат в новой вкладке', 'Скрыть'],
};

export type WidgetWords = { open: string; close: string; news: string; elsewhere: string; dismiss: string };

/** The site's language, else the browser's. */
export function wordsFor(...tags: readonly string[]): WidgetWords {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in words);
  const [open = '', close = '', news = '', elsewhere = '', dismiss = ''] =
    Object.entries(words).find(([code]) => code === spoken)?.[1] ?? words.en;
  return { open, close, news, elsewhere, dismiss };
}
