/** Formats a number with Indian grouping: 2,300; 20,000; 1,00,000. */
export function grouped(value: number): string {
  return value.toLocaleString('en-IN');
}

/** Formats a price in whole units of a currency, with Indian grouping: ₹10,000. */
export function priceText(value: number, currency: string): string {
  return value.toLocaleString('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 });
}
