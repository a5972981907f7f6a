import { trialLimits } from '@glossa/contracts';
import { fillWords } from '../fill-words.ts';
import type { SiteContext } from '../site-context.ts';
import { Part } from './part.tsx';

/** A field for the visitor's own prices. The page's script reads them, shows what was read and opens a talk with them. */
export function OwnList({ site }: { site: SiteContext }) {
  const { ownList: words, form } = site.words.landing;
  const { example, talk } = words;
  return (
    <Part id="own-list" title={words.title}>
      <div
        data-own-list=""
        data-words={JSON.stringify({ ...words.live, talk, unreachable: form.unreachable })}
        data-example={example}
      >
        <p className="own-text">{words.text}</p>
        <form className="own-form" noValidate>
          <label htmlFor="own-list-text">{words.label}</label>
          <textarea
            id="own-list-text"
            name="description"
            rows={7}
            placeholder={words.placeholder}
            aria-describedby="own-list-failure own-list-note"
          />
          <p id="own-list-failure" className="own-failure" role="alert" data-failure="" hidden />
          <div className="own-actions">
            <button type="submit" className="button">
              {words.read}
            </button>
            <button type="button" className="own-quiet" data-use-example="">
              {words.useExample}
            </button>
          </div>
          <p id="own-list-note" className="own-note">
            {fillWords(words.note, { hours: trialLimits.hours })}
          </p>
          <noscript>
            <p className="own-failure">{form.needsScript}</p>
          </noscript>
        </form>
        <div data-own-result="" />
      </div>
    </Part>
  );
}
