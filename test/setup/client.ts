// Unit tests run the H5 target: the same choice that tsconfig's moduleSuffixes makes.
process.env['TARO_ENV'] = 'h5';
