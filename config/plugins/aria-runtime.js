import { mergeInternalComponents } from '@tarojs/shared';
import { ariaComponents } from './aria-attributes';

mergeInternalComponents(ariaComponents(process.env.TARO_ENV));
