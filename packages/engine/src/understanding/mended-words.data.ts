/** Words by which a topic is asked for, long enough to be known with one slip in them; `abc*` is a beginning. */
export const MENDED_WORDS =
  'warranty guarantee* garantie* gewährleistung* гаранті* гаранти* deposit prepayment anzahlung* vorkasse передоплат* предоплат* overnight invoice receipt rechnung* quittung* voucher* gutschein* сертифікат* сертификат* überweisung* готівк* наличны* рассрочк* розстрочк* installments insurance* versicherung*';
