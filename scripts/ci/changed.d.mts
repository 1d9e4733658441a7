export function changedSince(base: string): string[];
export function concernsContentAlone(files: readonly string[]): boolean;
