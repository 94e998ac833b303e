;; The product of a matrix and a vector, added to what is there: four numbers at a time, which plain JavaScript cannot do.
;; All places are in bytes, all numbers are of four bytes. Compiled to product.wasm by
;; scripts/small-words/compile-product.ts.
(module
  (memory (import "numbers" "memory") 1)
  (func (export "addProduct")
    (param $matrix i32) (param $rowBytes i32) (param $rows i32)
    (param $vector i32) (param $length i32) (param $into i32)
    (local $place i32) (local $at i32) (local $fours i32) (local $end i32)
    (local $sum f32) (local $sums v128) (local $more v128)
    ;; How many bytes of the vector go by eights of numbers; the rest goes one by one.
    (local.set $fours (i32.shl (i32.and (local.get $length) (i32.const -8)) (i32.const 2)))
    (local.set $end (i32.shl (local.get $length) (i32.const 2)))
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $place (i32.const 0))
        (local.set $sums (v128.const f32x4 0 0 0 0))
        (local.set $more (v128.const f32x4 0 0 0 0))
        (block $summed
          (loop $four
            (br_if $summed (i32.ge_u (local.get $place) (local.get $fours)))
            (local.set $at (i32.add (local.get $matrix) (local.get $place)))
            (local.set $sums (f32x4.add (local.get $sums)
              (f32x4.mul
                (v128.load (local.get $at))
                (v128.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $more (f32x4.add (local.get $more)
              (f32x4.mul
                (v128.load offset=16 (local.get $at))
                (v128.load offset=16 (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 32)))
            (br $four)))
        (local.set $sums (f32x4.add (local.get $sums) (local.get $more)))
        (local.set $sum (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sums)) (f32x4.extract_lane 1 (local.get $sums)))
          (f32.add (f32x4.extract_lane 2 (local.get $sums)) (f32x4.extract_lane 3 (local.get $sums)))))
        (block $whole
          (loop $one
            (br_if $whole (i32.ge_u (local.get $place) (local.get $end)))
            (local.set $sum (f32.add (local.get $sum)
              (f32.mul
                (f32.load (i32.add (local.get $matrix) (local.get $place)))
                (f32.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 4)))
            (br $one)))
        (f32.store (local.get $into) (f32.add (f32.load (local.get $into)) (local.get $sum)))
        (local.set $into (i32.add (local.get $into) (i32.const 4)))
        (local.set $matrix (i32.add (local.get $matrix) (local.get $rowBytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $row)))))
