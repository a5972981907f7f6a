import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import phones from '../../../ui/on-phones.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { ToolbarProps } from '../toolbar.tsx';
import classes from './phone-head.module.css';
import { ViewMenu } from './view-menu.tsx';

type PhoneHeadProps = Omit<ToolbarProps, 'colouring' | 'onColouring'> & {
  /** What the menu says at its end. */
  note: string;
  onAdd: () => void;
  /** Null for those who may not share the calendar. */
  onShare: (() => void) | null;
};

/** On a phone the jobs come first: two low lines say where in time we are, and one button holds what is rarely pressed. */
export function PhoneHead(props: PhoneHeadProps) {
  const { title, isToday, onTurn, onToday, onAdd } = props;
  const { t } = useTranslation('calendar');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        isLow
        actions={
          <>
            <ViewMenu {...props} />
            <Button
              variant="shift"
              className={phones.picture}
              leftSection={<IconCalendarPlus size={18} />}
              onClick={onAdd}
            >
              {t('add')}
            </Button>
          </>
        }
      />
      <div className={classes.line}>
        <ActionIcon variant="default" size={36} aria-label={t('previous')} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t('next')} onClick={() => onTurn(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <h2 ref={heading} className={classes.title} tabIndex={-1} aria-live="polite">
          {title}
        </h2>
        {isToday ? null : (
          <Button
            variant="default"
            onClick={() => {
              // The button leaves with the press; whoever goes by keys goes on from what it led to.
              heading.current?.focus();
              onToday();
            }}
          >
            {t('toToday')}
          </Button>
        )}
      </div>
    </>
  );
}
