/**
 * Traditional characters of names of vaccines, diseases, makers, clinics and places, each followed by its simplified one
 * (Table of General Standard Chinese Characters, 2013, annex 1). Readers with a traditional keyboard type them; where one
 * character stands for several, the one that names use.
 */
const PAIRS =
  '鏈链腦脑體体風风帶带皰疱輪轮狀状結结傷伤亂乱熱热腎肾綜综徵征癥症質质減减滅灭價价聯联組组預预約约門门診诊衛卫區区陽阳東东廣广縣县鎮镇鄉乡醫医兒儿婦妇產产進进國国頸颈頭头類类貓猫獸兽' +
  '種种針针劑剂單单雙双療疗節节隊队處处務务園园島岛灣湾龍龙龜龟馬马鳥鸟鳳凤雞鸡豐丰寧宁慶庆漢汉濟济瀋沈遼辽長长歡欢啟启貴贵賀贺資资贛赣費费賓宾蘇苏蘭兰蕭萧薩萨藍蓝葉叶萬万華华莊庄營营' +
  '興兴舊旧與与義义聖圣聞闻聲声職职綠绿綿绵網网線线紅红紀纪純纯納纳維维經经繼继續续絲丝羅罗環环現现瓊琼電电畫画監监盤盘盧卢碼码確确礦矿祿禄禮礼穩稳窩窝築筑簡简籠笼糧粮訊讯記记設设許许' +
  '評评詞词試试話话該该認认語语說说請请課课調调談谈論论諸诸證证識识護护讓让達达遠远選选還还邊边鄒邹鄧邓鄭郑釋释釣钓鈣钙鉛铅銀银銅铜銷销鋼钢錦锦鍵键鐘钟鐵铁鑒鉴開开間间關关闊阔陰阴陳陈' +
  '陸陆際际隨随險险雜杂離离雲云霧雾靈灵靜静韓韩順顺須须領领題题願愿顯显飛飞飯饭飲饮館馆駐驻驗验驚惊魚鱼鮮鲜鹽盐麗丽麥麦黃黄點点齊齐齒齿檢检樓楼橋桥樣样樂乐極极標标機机權权條条來来倉仓' +
  '個个們们備备傳传優优億亿創创劃划劇剧劉刘勞劳動动勝胜勢势勵励勻匀協协參参員员問问啞哑嚴严圍围圓圆團团圖图報报場场塊块塵尘墳坟壓压壢坜壽寿夢梦奪夺奮奋娛娱孫孙學学實实審审寫写寬宽寶宝' +
  '將将專专尋寻對对導导屆届層层屬属岡冈峽峡嶺岭幣币師师幫帮幾几庫库廈厦廟庙廠厂張张強强彈弹後后從从復复徑径應应態态憲宪戲戏戰战戶户掃扫採采換换揚扬損损據据擊击擔担擇择數数斷断時时晉晋' +
  '會会術术殘残殺杀氣气決决沖冲況况涇泾淚泪淺浅測测渾浑湯汤準准溫温滬沪滿满漁渔潔洁潤润澤泽濕湿濱滨瀘泸灑洒災灾為为無无煙烟燈灯爐炉爭争爺爷爾尔牆墙獨独獎奖瘡疮瘧疟癲癫髮发發发髒脏適适' +
  '愛爱宮宫澱淀臺台';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, traditional = '', simplified = '']) => [
    traditional,
    simplified,
  ]),
);

/** The simplified character of a traditional one; every other text as it is. */
export const simplifiedOf = (character: string): string => SIMPLIFIED.get(character) ?? character;
