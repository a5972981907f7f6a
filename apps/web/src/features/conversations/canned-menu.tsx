import type { CannedAnswer, Language } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './canned.module.css';
import { cannedText } from './canned-text.ts';

type CannedMenuProps = {
  id: string;
  found: readonly CannedAnswer[];
  active: number;
  isLoading: boolean;
  language: Language;
  onPick: (answer: CannedAnswer) => void;
};

/** What a slash found, above the field it was typed into. */
export function CannedMenu({ id, found, active, isLoading, language, onPick }: CannedMenuProps) {
  const { t } = useTranslation('conversations');
  if (found.length === 0)
    return (
      <Text c="dimmed" size="sm" className={classes.nothing} role="status">
        {isLoading ? '…' : t('canned.none')}
      </Text>
    );
  return (
    <div id={id} className={classes.menu} role="listbox" aria-label={t('canned.title')}>
      {found.map((answer, index) => (
        <div
          key={answer.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classes.option}
          // Before the field loses the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(answer);
          }}
        >
          <strong>/{answer.name}</strong>
          <span className={classes.words}>{cannedText(answer, language)}</span>
        </div>
      ))}
    </div>
  );
}
