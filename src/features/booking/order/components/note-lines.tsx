import { View } from '@tarojs/components';

/** Lines of a cell's note; empty ones are left out. */
export function NoteLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <View>
      {lines.filter(Boolean).map((line) => (
        <View key={line}>{line}</View>
      ))}
    </View>
  );
}
