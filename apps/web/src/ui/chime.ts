const key = 'glossa-chime';
const notes = [880, 1174.66];
const noteSeconds = 0.14;

/** Whether this browser may make a sound when something happens. It may, until somebody says no. */
export function mayChime(storage: Storage): boolean {
  try {
    return storage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setChime(storage: Storage, isOn: boolean): void {
  try {
    storage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // It stays as it is until the browser keeps something again.
  }
}

/** Two soft notes. Browsers keep silent until somebody has touched the page, and that is well. */
export function chime(page: Window & typeof globalThis): void {
  if (!('AudioContext' in page)) return;
  const audio = new page.AudioContext();
  notes.forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * noteSeconds;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds * 2);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + noteSeconds * 2);
  });
  page.setTimeout(() => void audio.close(), 1_000);
}
