/**
 * The result of a task, if it comes in time; the task itself goes on.
 * @param ms milliseconds
 * @throws Error where it has not ended by then
 */
export async function within<Result>(ms: number, task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
