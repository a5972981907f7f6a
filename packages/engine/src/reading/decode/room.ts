/** Room for figures that the next message uses again, so that reading leaves nothing to clear away. */
export type Room<Figures> = (size: number, value?: number) => Figures;

/** Figures that are all alike up to a size; whoever took the room before has no use for it any more. */
export function newRoom<Figures extends Float64Array | Int32Array>(
  make: (size: number) => Figures,
): Room<Figures> {
  let room = make(1024);
  return (size, value = 0) => {
    if (room.length < size) room = make(2 * size);
    room.fill(value, 0, size);
    return room;
  };
}

export const floats = () => newRoom((size) => new Float64Array(size));
export const ints = () => newRoom((size) => new Int32Array(size));
