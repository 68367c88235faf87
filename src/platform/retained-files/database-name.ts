/** Name of the browser's database of files. */
export const DATABASE = 'yimiao-files';
