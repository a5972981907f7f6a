import { tieShortWords } from '../i18n/tie-short-words.ts';
import { keepDots } from './keep-dots.ts';
import { linkify, type TextPart } from './linkify.ts';

/** Text stays text: nothing in it is read as HTML or Markdown, only plain addresses become links. */
export function RichText({ text }: { text: string }) {
  return linkify(text).map((part, place) => {
    const key = `${place}-${part.text}`;
    return part.kind === 'link' ? (
      <SafeLink key={key} part={part} />
    ) : (
      <bdi key={key}>{keepDots(tieShortWords(part.text))}</bdi>
    );
  });
}

function SafeLink({ part }: { part: Extract<TextPart, { kind: 'link' }> }) {
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{part.text}</bdi>
    </a>
  );
}
