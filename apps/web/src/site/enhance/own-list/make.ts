type Attributes = Record<string, string | boolean>;

/** An element with its words: text is always text, never markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(key, value === true ? '' : value);
  element.append(...inside);
  return element;
}

export function makeButton(className: string, words: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, words);
  button.addEventListener('click', onClick);
  return button;
}
