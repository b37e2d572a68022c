const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const VALUES = new Uint8Array(128).fill(255);
for (let at = 0; at < DIGITS.length; at++) VALUES[DIGITS.charCodeAt(at)] = at;

/** The largest number one character can hold in a list of digits. */
export const LARGEST_DIGIT = DIGITS.length - 1;

/** Numbers as text, five bits a character, so that small ones take one and any host compresses the file. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = "";
  for (let rest of numbers) {
    while (rest > 31) {
      text += DIGITS[32 + (rest & 31)];
      rest >>>= 5;
    }
    text += DIGITS[rest];
  }
  return text;
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digitValue(text, at);
    value |= (digit & 31) << shift;
    if (digit > 31) shift += 5;
    else {
      numbers.push(value);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** How many numbers were packed; blanks between lists do not matter. */
export function countNumbers(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (digitValue(text, at) < 32) count++;
  return count;
}

export function toDigit(value: number): string {
  return DIGITS[value] ?? "0";
}

export function digitValue(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? 255;
}
