import '@mantine/dates/styles.layer.css';
import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventForm } from './event-form.tsx';
import { type Draft, draftValues, type EventValues, valuesOf } from './event-values.ts';
import { HoldDetails } from './hold-details.tsx';
import type { Refusal } from './refusal.ts';

export type DialogTarget =
  | { kind: 'new'; draft: Draft }
  | { kind: 'edit'; event: CalendarEvent; times?: Partial<EventValues>; refusal?: Refusal };

type EventDialogProps = { partner: Partner; target: DialogTarget; isPhone: boolean; onClose: () => void };

/** One event: enter it, look at it, change it. */
export function EventDialog({ partner, target, isPhone, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const event = target.kind === 'edit' ? target.event : null;
  const [isDirty, setDirty] = useState(false);
  const isHold = event?.status === 'HOLD';
  return (
    <Modal
      opened
      onClose={onClose}
      title={isHold ? t('held') : event ? t('dialog.edit') : t('dialog.add')}
      size="lg"
      fullScreen={isPhone}
      // What was typed is not lost by a tap beside the dialog or a key.
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      {isHold ? (
        <HoldDetails partner={partner} event={event} onClose={onClose} />
      ) : (
        <EventForm
          partner={partner}
          event={event}
          initialValues={
            target.kind === 'edit'
              ? { ...valuesOf(target.event, partner.config), ...target.times }
              : draftValues(target.draft)
          }
          initialRefusal={(target.kind === 'edit' && target.refusal) || null}
          onDirty={setDirty}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
