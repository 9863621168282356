// Style sheets, images and the like as modules.
import '@umijs/max/typings';
