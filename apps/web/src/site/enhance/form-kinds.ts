const formKinds = ['contact', 'newsletter', 'notify-me'] as const;
export type FormKind = (typeof formKinds)[number];

export function isFormKind(kind: string | undefined): kind is FormKind {
  return formKinds.some((known) => known === kind);
}
