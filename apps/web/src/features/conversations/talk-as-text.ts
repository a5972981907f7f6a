import type { ConversationDetail, TranscriptMessage } from '@glossa/contracts';

type Wording = {
  authors: Record<TranscriptMessage['author'], string>;
  timezone: string;
  photos: (count: number) => string;
};

/** A talk as a file one can read anywhere: a line per message, in the studio's time. */
export function talkAsText(
  talk: Pick<ConversationDetail, 'messages'>,
  { authors, timezone, photos }: Wording,
): string {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const lines = talk.messages.flatMap((message) => [
    `[${clock.format(new Date(message.createdAt))}] ${authors[message.author]}: ${message.text}`,
    ...(message.photos?.length ? [`    ${photos(message.photos.length)}`] : []),
    ...(message.quote?.lines.map((line) => `    ${line.label}: ${line.price} ${message.quote?.currency}`) ??
      []),
    ...(message.booking
      ? [`    ${message.booking.service}: ${clock.format(new Date(message.booking.start))}`]
      : []),
  ]);
  return `${lines.join('\n')}\n`;
}
