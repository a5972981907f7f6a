/** The text with phone numbers and mail addresses blanked: a model's provider has no need of them. */
export function maskContacts(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replaceAll(/\+?\d[\d\s()/-]{7,}\d/g, (found) =>
      found.replaceAll(/\D/g, '').length >= shortestPhone ? '[phone]' : found,
    );
}

const shortestPhone = 9;
