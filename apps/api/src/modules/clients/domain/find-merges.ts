export type Member = {
  id: string;
  /** Whom this one is merged into, or itself. */
  root: string;
  /** The same for every spelling of a number or an address; null where there is none. */
  phoneKey: string | null;
  emailKey: string | null;
  isApart: boolean;
  firstSeenAt: Date;
};

export type Merge = { from: string; into: string; by: 'phone' | 'email' };

/** Who turns out to be the same person by number or address; the one known longer stays. */
export function findMerges(members: readonly Member[]): Merge[] {
  const merges: Merge[] = [];
  const roots = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = roots.get(id);
    return next === undefined ? id : rootOf(next);
  };
  const known = new Map<string, string>();
  const inOrder = members
    .filter(({ isApart }) => !isApart)
    .toSorted((a, b) => a.firstSeenAt.getTime() - b.firstSeenAt.getTime() || a.id.localeCompare(b.id));
  for (const member of inOrder) {
    for (const { by, key } of keysOf(member)) {
      const owner = known.get(key);
      const [from, into] = [rootOf(member.root), rootOf(owner ?? member.root)];
      if (owner === undefined) known.set(key, member.root);
      if (from === into) continue;
      merges.push({ from, into, by });
      roots.set(from, into);
    }
  }
  return merges;
}

function keysOf({ phoneKey, emailKey }: Member): { by: Merge['by']; key: string }[] {
  return [
    ...(phoneKey === null ? [] : [{ by: 'phone', key: `phone ${phoneKey}` } as const]),
    ...(emailKey === null ? [] : [{ by: 'email', key: `email ${emailKey}` } as const]),
  ];
}
