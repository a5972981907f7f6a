import type { Partner } from '@glossa/contracts';
import { useEffect, useRef } from 'react';
import { useSavePartner } from './use-save-partner.ts';

const lookMs = 1_000;

/** Hours that came with a template are nobody's until somebody has had them before the eyes for a moment. */
export function useMarkSeen({ id, config: { hoursSeen } }: Partner) {
  const place = useRef<HTMLDivElement>(null);
  const { saveConfig } = useSavePartner(id);
  const save = useRef(saveConfig);
  save.current = saveConfig;
  useEffect(() => {
    if (hoursSeen || !place.current || !('IntersectionObserver' in window)) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      // Where it fails nothing is lost: the next look counts.
      if (entry?.isIntersecting)
        timer = window.setTimeout(() => save.current({ hoursSeen: true }).catch(() => {}), lookMs);
    });
    observer.observe(place.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [hoursSeen]);
  return place;
}
