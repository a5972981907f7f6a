import type { News, NewsItem } from '@glossa/contracts';

/** Numbers are given before they are committed: one may turn up behind a later one, so the last few are read again. */
const overlap = 10;

type Load = (after?: number) => Promise<News>;

/** Hands out every piece of news once. What was there when the panel was opened is not news. */
export function followNews(load: Load, onNews: (items: NewsItem[]) => void): () => Promise<void> {
  const seen = new Set<number>();
  let start: Promise<number> | null = null;
  let last = 0;
  return async function look() {
    start ??= load().then((first) => {
      last = first.last;
      return first.last;
    });
    try {
      const floor = await start;
      const { items } = await load(Math.max(floor, last - overlap));
      const fresh = items.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) {
        seen.add(id);
        last = Math.max(last, id);
      }
      if (fresh.length > 0) onNews(fresh);
    } catch {
      // The next word that something changed asks again, from where this one began.
      if (last === 0 && seen.size === 0) start = null;
    }
  };
}
