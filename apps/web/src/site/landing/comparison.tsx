import type { LandingWords } from '../site-words.ts';
import classes from './comparison.module.css';
import { Part } from './part.tsx';

const ways = ['phone', 'form', 'plainBot', 'glossa'] as const;
const questions = ['night', 'price', 'truth', 'booking', 'language', 'person'] as const;

/** What studios do today beside what Glossa does, question by question. */
export function Comparison({ words }: { words: LandingWords['comparison'] }) {
  return (
    <Part id="comparison" title={words.title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {ways.map((way) => (
              <th key={way} scope="col">
                {words.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <tr key={question}>
              <th scope="row">{words.questions[question]}</th>
              {ways.map((way) => (
                <td key={way} data-way={words.ways[way]}>
                  {words.answers[question][way]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
