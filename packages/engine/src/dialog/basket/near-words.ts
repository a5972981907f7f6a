import { type IndexedService, jobsIn, narrowRows, readMessage } from '../../prices/index.ts';
import { LIST_WORDS } from '../wish/list-words.data.ts';

/** "Polish and ceramic": what is said of another job says nothing of this one. The words that do, where all of them refuse it. */
export function nearWords(service: IndexedService, said: string): string {
  const isGap = (text: string) => narrowRows(service, { said: readMessage(text), car: null }).kind === 'gap';
  if (!isGap(said)) return said;
  const pieces = said.split(LIST_WORDS).filter((piece) => sharesJob(piece, service));
  const near = pieces.join(', ');
  return near !== '' && !isGap(near) ? near : said;
}

function sharesJob(piece: string, { sense }: IndexedService): boolean {
  return jobsIn(readMessage(piece)).some((id) => sense.concepts.has(id));
}
