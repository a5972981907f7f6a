import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { RenameForm } from './rename-form.tsx';

type ChoiceProps = { onClick: () => void; children: ReactNode };

/** The answer that leaves everything as it was read. */
export function Right({ onClick, children }: ChoiceProps) {
  return (
    <Button size="compact-sm" onClick={onClick}>
      {children}
    </Button>
  );
}

export function Choice({ onClick, children }: ChoiceProps) {
  return (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {children}
    </Button>
  );
}

type RenameProps = {
  label: string;
  known: readonly string[];
  /** Only what is known may be chosen. */
  isListed?: boolean;
  onName: (name: string) => void;
};

/** A choice that needs a word: the field takes the place of its button. */
export function Rename({ label, known, isListed = false, onName }: RenameProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Choice onClick={() => setIsOpen(true)}>{label}</Choice>;
  return (
    <RenameForm
      label={label}
      known={known}
      isListed={isListed}
      onName={onName}
      onCancel={() => setIsOpen(false)}
    />
  );
}
