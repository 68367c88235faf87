/**
 * Syntax that every engine of our targets has, and that Babel would rewrite all the same for faults of old Safari. Two
 * do not touch us: the identity of tagged templates, and parameters named like their own function. The third, an array
 * of rest elements that is none, has a small plugin of its own.
 */
const LEFT_ALONE = [
  'transform-template-literals',
  'transform-parameters',
  'transform-destructuring',
];
const MENDED = ['bugfix/transform-safari-rest-destructuring-rhs-array'];

module.exports = {
  // Shorter code where the language's corner does not occur: `document.all`, and fields that shadow inherited setters.
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
  plugins: [require.resolve('./config/babel/inline-codes')],
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        exclude: LEFT_ALONE,
        include: MENDED,
      },
    ],
  ],
};
