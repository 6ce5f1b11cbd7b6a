/** Ends when the work ends, and with the error `late` gives when that takes longer; the work itself goes on. */
export async function withTimeLimit<T>(
  milliseconds: number,
  work: Promise<T>,
  late: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
