// Taro loads this before the app: the modules below need these built-ins.
import '../../src/platform/engine/built-ins';
import { mergeInternalComponents } from '@tarojs/shared';
import { ariaComponents } from './aria-attributes';

mergeInternalComponents(ariaComponents(process.env.TARO_ENV));
