/** What is wrong with a field, as a sentence. Our own rules go on from the field's name; the schema library's stand alone. */
export function sentenceOf({ field, problem }: { field: string; problem: string }): string {
  const said = problem.trim().replace(/[.!]$/, '');
  if (field === '') return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  const goesOn = /^(?:must|is|are|has|does|contains|needs)\b/.test(said);
  return goesOn
    ? `“${field}” ${said}.`
    : `“${field}” is not valid: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
}
