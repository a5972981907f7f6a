import { fillWords } from '../fill-words.ts';
import type { SiteContext } from '../site-context.ts';
import classes from './price-scene.module.css';

/** What an owner typed, and the table it becomes. The motion only tells the order; the end is always there. */
export function PriceScene({ site }: { site: SiteContext }) {
  const words = site.words.landing.how;
  const euro = (amount: number) => site.format.money(amount, 'EUR');
  const rows = [
    [words.tint, words.sedan, euro(189)],
    [words.tint, words.suv, euro(229)],
    [words.ceramic, words.any, fillWords(words.from, { price: euro(690) })],
    [words.interior, words.any, euro(129)],
  ] as const;
  return (
    <figure className={classes.scene} data-scene="" aria-label={words.readLabel}>
      <p className={classes.typed}>{words.sample}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            <th scope="col">{words.car}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([service, car, price]) => (
            <tr key={`${service} ${car}`}>
              <td>{service}</td>
              <td>{car}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
