/** The words of a label by what they name. `isDimension` means that they name no service of their own. */
export type Label = {
  service: string | null;
  zone: string | null;
  material: string | null;
  carType: string | null;
  hasAction: boolean;
  isDimension: boolean;
};

export const EMPTY_LABEL: Label = {
  service: null,
  zone: null,
  material: null,
  carType: null,
  hasAction: false,
  isDimension: true,
};

export function isEmptyLabel(label: Label): boolean {
  return label.service === null && label.zone === null && label.material === null && label.carType === null;
}
