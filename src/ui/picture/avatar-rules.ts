/**
 * The one sign that stands for a person without a picture: the first of the name, which is the surname of a Chinese name (of
 * 欧阳 too the first); Latin letters large. '' where there is no name.
 */
export const signOf = (name: string): string => {
  const [first = ''] = Array.from(name.trim());
  // Cyrillic and Greek too, but no sign that would become two, such as ß.
  const large = first.toUpperCase();
  return Array.from(large).length === 1 ? large : first;
};
