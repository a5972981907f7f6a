import { Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { SaveBar } from '../../ui/save-bar.tsx';
import { Section } from '../../ui/section.tsx';

type ProfileSectionProps = {
  title: string;
  text: string;
  children: ReactNode;
  section: {
    isDirty: boolean;
    isSaving: boolean;
    error: unknown;
    submit: FormEventHandler<HTMLFormElement>;
    discard: () => void;
  };
};

/** A part of the profile that is saved by itself. */
export function ProfileSection({ title, text, section, children }: ProfileSectionProps) {
  return (
    <Section title={title} text={text}>
      <form noValidate aria-label={title} onSubmit={section.submit}>
        <Stack gap="md">
          {children}
          <SaveBar
            isDirty={section.isDirty}
            isSaving={section.isSaving}
            error={section.error}
            onDiscard={section.discard}
          />
        </Stack>
      </form>
    </Section>
  );
}
