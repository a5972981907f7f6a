import { useFormat } from '../../i18n/use-format.ts';
import { shareOf } from './share-of.ts';

/** A share as it is read: a dash where there is nothing to be a part of. */
export function useShare(): (part: number, whole: number) => string {
  const format = useFormat();
  return (part, whole) => {
    const share = shareOf(part, whole);
    return share === null ? '–' : `${format.number(share)} %`;
  };
}
