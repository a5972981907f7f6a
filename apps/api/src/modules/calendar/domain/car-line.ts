type WithCar = { carName: string; carType: string; carPlate: string };

/** The car in one line, for everybody who has to recognise it: "BMW X5 · SUV · B-AB 1234". */
export function carLineOf({ carName, carType, carPlate }: WithCar): string {
  return [carName, carType, carPlate].filter((part) => part !== '').join(' · ');
}
