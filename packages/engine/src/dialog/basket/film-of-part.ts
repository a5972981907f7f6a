import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, narrowRows, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { tradeAsked, tradeOf } from '../wish/film-trade.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { partNamed, zonesApart } from '../wish/zones-apart.ts';

/** "A film on the bonnet": where what was understood is not sold for that part and one other film is, that one is meant. */
export function withFilmOfPart(wish: WishReading, message: Understanding, context: Context): WishReading {
  if (!wish.isTouched || tradeAsked(message.rest) !== null) return wish;
  return { ...wish, wished: wish.wished.flatMap((one) => inOtherFilm(one, context)) };
}

function inOtherFilm(wish: WishedService, context: Context): WishedService[] {
  const { services } = context.index;
  const own = services.find(({ service }) => service === wish.service);
  const said = readMessage(wish.said);
  if (!own || !tradeOf(own) || wish.zone !== null || !isGap(own, wish)) return [wish];
  const sold = services.filter(
    (one) => one !== own && tradeOf(one) !== null && sellsPart(one, wish, context),
  );
  // Of two kinds of film the same kind is meant.
  const same = sold.filter((one) => tradeOf(one) === tradeOf(own));
  const [other, ...more] = same.length > 0 ? same : sold;
  if (!other || more.length > 0) return [wish];
  const zone = partNamed(other, said);
  return zonesApart({ ...wish, service: other.service, zone, material: null }, context);
}

function sellsPart(service: IndexedService, wish: WishedService, context: Context): boolean {
  const said = readMessage(wish.said);
  const apart = zonesApart({ ...wish, service: service.service, zone: null }, context);
  return partNamed(service, said) !== null || apart.length > 1;
}

function isGap(service: IndexedService, { said }: WishedService): boolean {
  const found = narrowRows(service, { said: readMessage(said), car: null });
  return found.kind === 'gap' && found.dimension === 'zone';
}
