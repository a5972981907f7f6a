import type { FormErrors } from '@mantine/form';

/** Leads the keyboard to the first field that was refused. */
export function focusFirstError(errors: FormErrors): void {
  const paths = new Set(Object.keys(errors).filter((path) => errors[path]));
  for (const field of document.querySelectorAll<HTMLElement>('[data-path]')) {
    if (!paths.has(field.dataset.path ?? '')) continue;
    field.focus();
    return;
  }
}
