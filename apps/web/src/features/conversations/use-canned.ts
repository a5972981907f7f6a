import type { CannedAnswer, Language, Partner } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { listCannedAnswers } from '../../api/inbox.ts';
import { keys } from '../../api/keys.ts';
import { cannedText, matchCanned } from './canned-text.ts';

type Box = { partner: Partner; language: Language; text: string; onPick: (text: string) => void };

/** A slash at the start of an answer looks for words the studio has written down; arrows and Enter choose. */
export function useCanned({ partner, language, text, onPick }: Box) {
  const [at, setAt] = useState(0);
  const isAsked = text.startsWith('/') && !text.includes('\n');
  const known = useQuery({
    queryKey: keys.cannedAnswers(partner.id),
    queryFn: () => listCannedAnswers(partner.id),
    enabled: isAsked,
    staleTime: 60_000,
  });
  const found = isAsked ? matchCanned(known.data ?? [], text.slice(1)) : [];
  const active = Math.min(at, Math.max(0, found.length - 1));
  const pick = (answer: CannedAnswer) => {
    setAt(0);
    onPick(cannedText(answer, language));
  };
  /** True where the key was meant for the list. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const chosen = found[active];
    if (!chosen) return false;
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return { isAsked, isLoading: isAsked && known.isPending, found, active, pick, takeKey };
}
