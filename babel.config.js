/**
 * Syntax that every engine of our targets has, and that Babel would rewrite all the same for faults of old Safari
 * which do not touch us: the identity of tagged templates, and parameters named like their own function.
 */
const LEFT_ALONE = ['transform-template-literals', 'transform-parameters'];

module.exports = {
  plugins: [require.resolve('./config/babel/inline-codes')],
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', exclude: LEFT_ALONE }]],
};
