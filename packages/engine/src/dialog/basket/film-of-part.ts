import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, narrowRows, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { tradeAsked, tradeOf } from '../film-trade.ts';
import type { WishReading } from '../read-wish.ts';
import { partNamed } from '../zones-apart.ts';

/** "A film on the bonnet" is said of both kinds of film: where only one of them is sold for that part, it is meant. */
export function withFilmOfPart(wish: WishReading, message: Understanding, context: Context): WishReading {
  if (!wish.isTouched || tradeAsked(message.rest) !== null) return wish;
  return { ...wish, wished: wish.wished.map((one) => inOtherFilm(one, context)) };
}

function inOtherFilm(wish: WishedService, { index }: Context): WishedService {
  const own = index.services.find(({ service }) => service === wish.service);
  const trade = own && tradeOf(own);
  const said = readMessage(wish.said);
  if (!own || !trade || wish.zone !== null || !isGap(own, wish)) return wish;
  const [other, ...more] = index.services.filter((one) => {
    const kind = tradeOf(one);
    return kind !== null && kind !== trade && partNamed(one, said) !== null;
  });
  if (!other || more.length > 0) return wish;
  return { ...wish, service: other.service, zone: partNamed(other, said), material: null };
}

function isGap(service: IndexedService, { said }: WishedService): boolean {
  const found = narrowRows(service, { said: readMessage(said), car: null });
  return found.kind === 'gap' && found.dimension === 'zone';
}
