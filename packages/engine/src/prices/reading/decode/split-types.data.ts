/** Words between two car types that have the same price. */
export const EITHER_TYPE = /\s(?:oder|or|и|та|і|й|или|або|чи)\s|,\s/iu;
