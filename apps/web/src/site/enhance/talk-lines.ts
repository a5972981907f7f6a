/** Shows what the visitor said, and that an answer is coming. Gives how to take both back. */
export function showOwnWords(talk: HTMLElement, text: string): () => void {
  const lines = talk.querySelector('[data-talk-lines]');
  if (!lines) return () => {};
  // Until now the talk was as high as its words; from here on it keeps its place in the page.
  talk.style.height = `${talk.offsetHeight}px`;
  const own = newLine('client', text);
  const typing = newLine('bot', '');
  const dots = typing.querySelector('p');
  if (dots) {
    dots.className = 'talk-typing';
    dots.append(...[1, 2, 3].map(() => document.createElement('span')));
  }
  lines.append(own, typing);
  lines.scrollTop = lines.scrollHeight;
  return () => {
    own.remove();
    typing.remove();
  };
}

function newLine(author: 'client' | 'bot', text: string): HTMLElement {
  const line = document.createElement('li');
  line.className = author;
  const words = document.createElement('p');
  words.textContent = text;
  line.append(words);
  return line;
}
