import type { ChatPage, Language } from '@glossa/contracts';
import { inHtml } from './in-html.ts';

/**
 * Writes into the chat's page what a client sees before the first word, so that the studio's name, its greeting and a
 * field to write in are there before any script is. The page's own script finds the same as data and asks for nothing.
 * The words are those of the browser's language, which the page will speak.
 */
export function fillChatPage(
  html: string,
  opening: ChatPage,
  { language, scheme }: { language: Language; scheme: 'light' | 'dark' | null },
): string {
  const { greeting, choices } = opening.openings[language];
  const data = JSON.stringify(opening).replaceAll('<', '\\u003c');
  return html
    .replace('<html', scheme === null ? '<html' : `<html data-scheme="${scheme}"`)
    .replace(/<!--words (.*?)-->/, (_whole, files: string) => linkToWords(files, language))
    .replace(/<!--blank-->.*?<!--\/blank-->/s, '')
    .replace(/<!--early(.*?)early-->/s, (_whole, early: string) =>
      early
        .replaceAll('{language}', inHtml(htmlLanguages[language]))
        .replaceAll('{studioName}', () => inHtml(opening.studioName))
        .replaceAll('{greeting}', () => inHtml(greeting))
        .replaceAll('{choices}', () => choices.map(choiceRoom).join('')),
    )
    .replace('</head>', () => `<script type="application/json" id="opening">${data}</script>\n  </head>`);
}

/** The words of the page travel together with its script, which would ask for them only later. */
function linkToWords(files: string, language: Language): string {
  const file: unknown = JSON.parse(files)[language];
  return typeof file === 'string' ? `<link rel="modulepreload" crossorigin href="${inHtml(file)}">` : '';
}

/** Nobody sees or presses it: it keeps the room of the real one. */
function choiceRoom(choice: string): string {
  return `<button type="button" disabled>${inHtml(choice)}</button>`;
}

const htmlLanguages = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' } as const;
